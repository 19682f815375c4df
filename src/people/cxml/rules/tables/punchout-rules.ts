// Punchout: the setup, its answer, and the cart that goes back (cXML.dtd, part PunchOut and Item).
import { documentRules } from '../document-rules.ts';

export const PUNCHOUT_RULES = documentRules(`
PunchOutSetupRequest : BuyerCookie, Extrinsic*, BrowserFormPost?, Contact*, SupplierSetup?, ShipTo?, SelectedItem?, ItemOut* : operation(create|inspect|edit|source)!
BuyerCookie : ANY
BrowserFormPost : URL
SupplierSetup : URL
SelectedItem : ItemID
PunchOutSetupResponse : StartPage
StartPage : URL
PunchOutOrderMessage : BuyerCookie, PunchOutOrderMessageHeader, ItemIn*
PunchOutOrderMessageHeader : SourcingStatus?, Total, ShipTo?, Shipping?, Tax?, SupplierOrderInfo? : operationAllowed(create|inspect|edit)! quoteStatus(pending|final)
SourcingStatus : TEXT : action(approve|deny|cancel)! xml:lang!
SupplierOrderInfo : OrderReference? : orderID! orderDate
ItemIn : ItemID, Path?, ItemDetail, (SupplierID | SupplierList)?, ShipTo?, Shipping?, Tax?, SpendDetail?, Distribution*, Contact*, Comments?, Tolerances?, ControlKeys?, ScheduleLine*, MasterAgreementIDInfo?, ItemOutIndustry?, Packaging*, ReleaseInfo?, Batch?, Extrinsic* : quantity! lineNumber openQuantity promisedQuantity parentLineNumber itemType(composite|item|lean) compositeItemType(groupLevel|itemLevel) itemClassification(material|service) itemCategory
ItemOut : ItemID, Path?, ItemDetail?, (SupplierID | SupplierList)?, ShipTo?, Shipping?, Tax?, SpendDetail?, Distribution*, Contact*, TermsOfDelivery?, Comments?, Tolerances?, ControlKeys?, ScheduleLine*, MasterAgreementReference?, MasterAgreementIDInfo?, ItemOutIndustry?, Packaging*, ReleaseInfo?, Batch?, Extrinsic* : quantity! lineNumber requisitionID requestedDeliveryDate agreementItemNumber isAdHoc parentLineNumber itemType(composite|item|lean) compositeItemType(groupLevel|itemLevel) itemClassification(material|service) itemCategory requiresServiceEntry isReturn returnAuthorizationNumber isDeliveryCompleted
SpendDetail : ANY
Tolerances : ANY
ControlKeys : ANY
ScheduleLine : ANY : quantity! requestedDeliveryDate! lineNumber
MasterAgreementIDInfo : ANY : agreementID! agreementDate agreementType
MasterAgreementReference : ANY : agreementID agreementDate agreementType
ItemOutIndustry : ANY : planningType requiresRealTimeConsumption isHumanReadable
Packaging : ANY
ReleaseInfo : ANY : releaseType! cumulativeReceivedQuantity! productionGoAheadEndDate materialGoAheadEndDate
Batch : ANY
TermsOfDelivery : ANY
`);
