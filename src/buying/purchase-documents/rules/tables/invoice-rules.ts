// Invoices and credit memos (InvoiceDetail.dtd).
import { documentRules } from '#people/cxml/rules';

export const INVOICE_RULES = documentRules(`
InvoiceDetailRequest : InvoiceDetailRequestHeader, (InvoiceDetailOrder+ | InvoiceDetailHeaderOrder+), InvoiceDetailSummary
InvoiceDetailRequestHeader : InvoiceDetailHeaderIndicator, InvoiceDetailLineIndicator, InvoicePartner*, DocumentReference?, InvoiceIDInfo?, PaymentProposalIDInfo?, InvoiceDetailShipping?, ShipNoticeIDInfo?, (PaymentTerm* | InvoiceDetailPaymentTerm*), PaymentInformation?, Period?, Comments?, IdReference*, Extrinsic* : invoiceID! isInformationOnly purpose(standard|debitMemo|creditMemo|lineLevelDebitMemo|lineLevelCreditMemo) operation(new|delete) invoiceDate! invoiceOrigin(supplier|buyer) isERS
InvoiceDetailHeaderIndicator : EMPTY : isHeaderInvoice isVatRecoverable priceBasedLineLevelCreditMemo
InvoiceDetailLineIndicator : EMPTY : isTaxInLine isSpecialHandlingInLine isShippingInLine isDiscountInLine isAccountingInLine isPriceAdjustmentInLine
InvoicePartner : Contact, IdReference*
DocumentReference : EMPTY : payloadID!
InvoiceIDInfo : EMPTY : invoiceID! invoiceDate
PaymentProposalIDInfo : ANY : paymentProposalID!
InvoiceDetailShipping : Contact+, CarrierIdentifier*, ShipmentIdentifier*, DocumentReference? : shippingDate
ShipmentIdentifier : TEXT : domain trackingNumberDate
ShipNoticeIDInfo : IdReference* : shipNoticeID! shipNoticeDate
PaymentTerm : Discount?, Extrinsic* : payInNumberOfDays!
Discount : ANY
InvoiceDetailPaymentTerm : EMPTY : payInNumberOfDays! percentageRate!
PaymentInformation : ANY
Period : EMPTY : startDate! endDate!
InvoiceDetailHeaderOrder : ANY
InvoiceDetailOrder : InvoiceDetailOrderInfo, InvoiceDetailReceiptInfo?, InvoiceDetailShipNoticeInfo?, (InvoiceDetailItem | InvoiceDetailServiceItem)+
InvoiceDetailOrderInfo : (OrderReference, MasterAgreementReference?, SupplierOrderInfo?) | (OrderIDInfo, SupplierOrderInfo?) | SupplierOrderInfo
OrderReference : DocumentReference? : orderID orderDate
OrderIDInfo : IdReference* : orderID! orderDate
InvoiceDetailReceiptInfo : ANY
InvoiceDetailShipNoticeInfo : ANY
InvoiceDetailServiceItem : ANY : invoiceLineNumber! quantity
InvoiceDetailItem : UnitOfMeasure, UnitPrice, PriceBasisQuantity?, InvoiceDetailItemReference, InvoiceDetailItemReferenceIndustry?, ReceiptLineItemReference?, ShipNoticeLineItemReference?, ServiceEntryItemReference?, ServiceEntryItemIDInfo?, ProductMovementItemIDInfo?, SubtotalAmount?, Tax?, InvoiceDetailLineSpecialHandling?, InvoiceDetailLineShipping?, ShipNoticeIDInfo?, GrossAmount?, InvoiceDetailDiscount?, InvoiceItemModifications?, TotalCharges?, TotalAllowances?, TotalAmountWithoutTax?, NetAmount?, Distribution*, Packaging*, InvoiceDetailItemIndustry?, Comments?, CustomsInfo?, Extrinsic* : invoiceLineNumber! quantity! referenceDate inspectionDate parentInvoiceLineNumber itemType(item|composite|lean) reason isAdHoc
InvoiceDetailItemReference : ItemID?, Description?, Classification*, ManufacturerPartID?, ManufacturerName?, Country?, SerialNumber*, SupplierBatchID?, InvoiceDetailItemReferenceRetail? : lineNumber! serialNumber
InvoiceDetailItemReferenceIndustry : ANY
ReceiptLineItemReference : ANY
ShipNoticeLineItemReference : ANY : shipNoticeLineNumber!
ServiceEntryItemReference : ANY
ServiceEntryItemIDInfo : ANY
ProductMovementItemIDInfo : ANY
SerialNumber : TEXT
SupplierBatchID : TEXT
InvoiceDetailItemReferenceRetail : ANY
InvoiceItemModifications : ANY
InvoiceDetailItemIndustry : ANY
CustomsInfo : ANY
TotalCharges : Money
TotalAllowances : Money
TotalAmountWithoutTax : Money
SubtotalAmount : Money
InvoiceDetailLineSpecialHandling : Description?, Money, Distribution*
InvoiceDetailLineShipping : InvoiceDetailShipping, Money, Distribution*
GrossAmount : Money
InvoiceDetailDiscount : Money : percentageRate isPercentageRate
NetAmount : Money
InvoiceDetailSummary : SubtotalAmount, Tax, SpecialHandlingAmount?, ShippingAmount?, GrossAmount?, InvoiceDetailDiscount?, InvoiceHeaderModifications?, InvoiceDetailSummaryLineItemModifications?, TotalCharges?, TotalAllowances?, TotalAmountWithoutTax?, NetAmount, DepositAmount?, DueAmount?, InvoiceDetailSummaryIndustry?
SpecialHandlingAmount : Money, Description?
ShippingAmount : Money
InvoiceHeaderModifications : ANY
InvoiceDetailSummaryLineItemModifications : ANY
DepositAmount : Money
DueAmount : Money
InvoiceDetailSummaryIndustry : ANY
`);
