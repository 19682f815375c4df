// What a supplier says about an order: that it is taken, and what was shipped of it (Fulfill.dtd).
import { documentRules } from '#people/cxml/rules';

export const FULFILLMENT_RULES = documentRules(`
ConfirmationRequest : ConfirmationHeader, (OrderReference | OrderIDInfo), ConfirmationItem*
ConfirmationHeader : DocumentReference?, Total?, Shipping?, Tax?, Contact*, Hazard*, Comments?, IdReference*, Extrinsic* : confirmID type(accept|allDetail|detail|backordered|except|reject|requestToPay|replace)! noticeDate! invoiceID operation(new|update|delete) incoTerms version
OrderReference : DocumentReference? : orderID orderDate
OrderIDInfo : IdReference* : orderID! orderDate
DocumentReference : EMPTY : payloadID!
ConfirmationItem : UnitOfMeasure, Contact*, Hazard*, ConfirmationStatus+ : quantity! lineNumber! parentLineNumber itemType(composite|item|lean) compositeItemType(groupLevel|itemLevel)
ConfirmationStatus : UnitOfMeasure, (ItemIn | (UnitPrice?, Tax?, Shipping?)), SupplierBatchID?, ScheduleLineReference*, Comments?, Extrinsic* : quantity! type(accept|allDetail|detail|backordered|reject|unknown|replace)! shipmentDate deliveryDate
ShipNoticeRequest : ShipNoticeHeader, ShipControl*, ShipNoticePortion*
ShipNoticeHeader : ServiceLevel*, DocumentReference?, Contact*, LegalEntity?, OrganizationalUnit?, Hazard*, Comments?, TermsOfDelivery?, TermsOfTransport*, Packaging*, Extrinsic*, IdReference* : shipmentID! operation(new|update|delete) noticeDate! shipmentDate deliveryDate shipmentType(actual|planned) fulfillmentType(partial|complete) requestedDeliveryDate reason
ServiceLevel : TEXT : xml:lang!
ShipControl : CarrierIdentifier+, ShipmentIdentifier+, TransportInformation*, PackageIdentification?, Route*, Contact*, Comments?, Extrinsic* : startDate
ShipmentIdentifier : TEXT : domain trackingNumberDate trackingURL
PackageIdentification : EMPTY : rangeBegin! rangeEnd!
ShipNoticePortion : (OrderReference | OrderIDInfo), (MasterAgreementReference | MasterAgreementIDInfo)?, Contact*, Comments?, Extrinsic*, ShipNoticeItem* : quoteStatus
ShipNoticeItem : ItemID?, ShipNoticeItemDetail?, UnitOfMeasure, Packaging*, Hazard*, Batch*, SupplierBatchID?, AssetInfo*, TermsOfDelivery?, OrderedQuantity?, ShipNoticeItemIndustry?, ComponentConsumptionDetails*, Comments?, Extrinsic* : quantity! lineNumber! parentLineNumber shipNoticeLineNumber itemType(composite|item|lean)
Hazard : ANY
LegalEntity : ANY
OrganizationalUnit : ANY
TermsOfTransport : ANY
SupplierBatchID : TEXT
ScheduleLineReference : ANY
ShipNoticeItemDetail : ANY
AssetInfo : ANY
OrderedQuantity : ANY
ShipNoticeItemIndustry : ANY
ComponentConsumptionDetails : ANY
`);
