// Orders that a purchasing system sends (cXML.dtd, part Order).
import { documentRules } from '#people/cxml/rules';

export const ORDER_RULES = documentRules(`
OrderRequest : OrderRequestHeader, ItemOut*
OrderRequestHeader : Total, ShipTo?, BillTo, BusinessPartner*, LegalEntity?, OrganizationalUnit?, Shipping?, Tax?, Payment?, PaymentTerm*, Contact*, Comments?, Followup?, ControlKeys?, DocumentReference?, SupplierOrderInfo?, TermsOfDelivery?, DeliveryPeriod?, IdReference*, OrderRequestHeaderIndustry?, Extrinsic* : orderID! orderDate! orderType(regular|release|blanket|stockTransport|stockTransportRelease) releaseRequired type(new|update|delete) orderVersion isInternalVersion agreementID agreementPayloadID parentAgreementID parentAgreementPayloadID effectiveDate expirationDate requisitionID shipComplete pickUpDate requestedDeliveryDate isSubcontract
BusinessPartner : ANY : type role
LegalEntity : ANY
OrganizationalUnit : ANY
Payment : PCard?
PCard : PostalAddress? : number! expiration! name
PaymentTerm : Discount?, Extrinsic* : payInNumberOfDays!
Discount : DiscountPercent | DiscountAmount
DiscountPercent : EMPTY : percent!
DiscountAmount : Money
Followup : URL
DocumentReference : EMPTY : payloadID!
OrderReference : DocumentReference? : orderID orderDate
DeliveryPeriod : ANY
OrderRequestHeaderIndustry : ANY
`);
