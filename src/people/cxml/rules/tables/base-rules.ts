// What documents share: people, addresses, money, items (cXML.dtd, parts Base and Common).
import { documentRules } from '../document-rules.ts';

export const BASE_RULES = documentRules(`
Name : TEXT : xml:lang!
Email : TEXT : name preferredLang
Phone : TelephoneNumber : name
Fax : TelephoneNumber | URL | Email : name
TelephoneNumber : CountryCode, AreaOrCityCode, Number, Extension?
CountryCode : TEXT : isoCountryCode!
AreaOrCityCode : TEXT
Number : TEXT
Extension : TEXT
Address : Name, PostalAddress?, Email?, Phone?, Fax?, URL? : isoCountryCode addressID addressIDDomain
PostalAddress : DeliverTo*, Street+, City, Municipality?, State?, PostalCode?, Country, Extrinsic* : name
DeliverTo : TEXT
Street : TEXT
City : TEXT : cityCode
Municipality : TEXT
State : TEXT : isoStateCode
PostalCode : TEXT
Country : TEXT : isoCountryCode!
Contact : Name, PostalAddress*, Email*, Phone*, Fax*, URL*, IdReference*, Extrinsic* : role addressID addressIDDomain
IdReference : Creator?, Description? : domain! identifier!
Creator : TEXT : xml:lang!
ShipTo : Address, CarrierIdentifier*, TransportInformation*, IdReference*
BillTo : Address, IdReference*
CarrierIdentifier : TEXT : domain!
TransportInformation : Route?, ShippingContractNumber?, ShippingInstructions?
Route : ANY : method! means
ShippingContractNumber : TEXT
ShippingInstructions : Description
Money : TEXT : currency! alternateAmount alternateCurrency
Total : Money, Modifications?
Modifications : ANY
Shipping : Money, Description, Modifications? : trackingDomain trackingId tracking
Tax : Money, Description, TaxDetail*, Distribution*, Extrinsic*
TaxDetail : TaxableAmount?, TaxAmount, TaxLocation?, Description?, Extrinsic* : purpose category! percentageRate isVatRecoverable taxPointDate paymentDate isTriangularTransaction exemptDetail isWithholdingTax taxRateType basePercentageRate isIncludedInPrice
TaxableAmount : Money
TaxAmount : Money
TaxLocation : TEXT : xml:lang!
Distribution : Accounting, Charge
Accounting : Segment+ | AccountingSegment+ : name!
Segment : EMPTY : type! id! description!
AccountingSegment : Name, Description : id!
Charge : Money
Description : TEXT | ShortName : xml:lang!
ShortName : TEXT
Comments : TEXT | Attachment : xml:lang type
Attachment : URL : visibility(internal|external)
ItemID : SupplierPartID, SupplierPartAuxiliaryID?, BuyerPartID?, IdReference*
SupplierPartID : TEXT : revisionID
SupplierPartAuxiliaryID : ANY
BuyerPartID : TEXT
SupplierID : TEXT : domain!
SupplierList : Supplier+
Supplier : ANY : corporateURL storeFrontURL
ItemDetail : UnitPrice, Description+, UnitOfMeasure, PriceBasisQuantity?, Classification+, ManufacturerPartID?, ManufacturerName?, URL?, LeadTime?, ItemDetailIndustry?, AttachmentReference*, PlannedAcceptanceDays?, Extrinsic*
UnitPrice : Money, Modifications?, PricingConditions?
PricingConditions : ANY
UnitOfMeasure : TEXT
PriceBasisQuantity : UnitOfMeasure, Description? : quantity! conversionFactor!
Classification : TEXT : domain! code
ManufacturerPartID : TEXT
ManufacturerName : TEXT : xml:lang
LeadTime : TEXT
ItemDetailIndustry : ANY : isConfigurableMaterial
AttachmentReference : ANY : length version
PlannedAcceptanceDays : TEXT
`);
