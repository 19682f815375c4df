// The envelope of every document (cXML.dtd, part Transport), and the profile that says what a system takes.
import { documentRules } from '../document-rules.ts';

export const TRANSPORT_RULES = documentRules(`
cXML : (Header, (Message | Request)) | Response : version payloadID! timestamp! signatureVersion xml:lang
Header : From, To, Sender, Path?, OriginalDocument?
From : Credential+
To : Credential+, Correspondent?
Sender : Credential+, UserAgent
Credential : Identity, (SharedSecret | DigitalSignature | CredentialMac)? : domain! type(marketplace)
Identity : ANY : lastChangedTimestamp
SharedSecret : ANY
DigitalSignature : ANY : type encoding
CredentialMac : TEXT : type! algorithm! creationDate! expirationDate!
UserAgent : TEXT
Path : ANY
OriginalDocument : EMPTY : payloadID!
Correspondent : ANY : preferredLanguage
Message : Status?, (PunchOutOrderMessage | ProviderDoneMessage | SubscriptionChangeMessage | DataAvailableMessage | SupplierChangeMessage | OrganizationChangeMessage | ProductActivityMessage) : deploymentMode(production|test) inReplyTo Id
Request : ProfileRequest | PunchOutSetupRequest | OrderRequest | StatusUpdateRequest | ConfirmationRequest | ShipNoticeRequest | InvoiceDetailRequest | MasterAgreementRequest | GetPendingRequest : deploymentMode(production|test) Id
Response : Status, (ProfileResponse | PunchOutSetupResponse | GetPendingResponse)? : Id
Status : TEXT : code! text! xml:lang
ProfileRequest : EMPTY
ProfileResponse : Option*, Transaction+ : effectiveDate! lastRefresh
Option : TEXT : name!
Transaction : URL, Option* : requestName!
URL : TEXT : name
Extrinsic : ANY : name!
`);
