-- How purchasing systems of organizations reach the shop (B2B-9). Every row carries its organization in the key.

create table procurement_connection (
  account_number text not null references account on delete cascade,
  connection_id uuid not null,
  -- cXML, or SAP's Open Catalog Interface.
  kind text not null check (kind in ('cxml', 'oci')),
  -- What its people call the system: "return to Tidewater Purchasing".
  name text not null check (char_length(name) between 1 and 60),
  is_enabled boolean not null,
  -- While it is set up: the page that plays the system works, and nothing that arrives is meant.
  is_test boolean not null,
  -- cXML: how the system names the organization, itself and the shop.
  from_domain text not null default '' check (char_length(from_domain) <= 60),
  from_identity text not null default '' check (char_length(from_identity) <= 120),
  sender_domain text not null default '' check (char_length(sender_domain) <= 60),
  sender_identity text not null default '' check (char_length(sender_identity) <= 120),
  to_domain text not null default '' check (char_length(to_domain) <= 60),
  to_identity text not null default '' check (char_length(to_identity) <= 120),
  -- OCI: the user name that comes with the password; the shop gives it out.
  oci_user text unique check (char_length(oci_user) <= 60),
  -- Everybody shops as one person, or as whoever the system names.
  shops_as text not null check (shops_as in ('shared', 'named')),
  shared_profile_id uuid references profile on delete set null,
  -- Who is new and has an address at a proven domain gets an account, with this role.
  opens_accounts boolean not null,
  role text not null check (role in ('approver', 'groupApprover', 'buyer', 'viewer')),
  -- Where the goods go: as the system says, to one location, or to the person's usual place.
  ship_to text not null check (ship_to in ('setup', 'fixed', 'usual')),
  location_id uuid,
  classification text not null check (char_length(classification) between 1 and 40),
  -- The catalogue's codes or the organization's of a kind of goods are not known: this one stands for all.
  default_code text not null check (default_code ~ '^[0-9A-Za-z.-]{1,20}$'),
  encoding text not null check (encoding in ('urlencoded', 'base64')),
  -- Origins to which carts go back, and whose pages may show the shop in a frame.
  return_origins text[] not null check (cardinality(return_origins) <= 10),
  frame_origins text[] not null check (cardinality(frame_origins) <= 10),
  session_minutes integer not null check (session_minutes between 10 and 480),
  added_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (account_number, connection_id),
  foreign key (account_number, location_id) references ship_to_location on delete set null (location_id),
  check ((kind = 'oci') = (oci_user is not null))
);
create index procurement_connection_names on procurement_connection
  (lower(from_domain || ' ' || from_identity), lower(sender_domain || ' ' || sender_identity)) where kind = 'cxml';
create index procurement_connection_shared on procurement_connection (shared_profile_id);
create index procurement_connection_location on procurement_connection (account_number, location_id);

-- Shared secrets and passwords, sealed: the shop says them too when it sends documents. Two at most, so that one can take the other's place.
create table procurement_secret (
  account_number text not null,
  connection_id uuid not null,
  -- The last characters, by which people tell them apart.
  ending text not null check (char_length(ending) = 4),
  sealed_secret bytea not null,
  made_at timestamptz not null,
  made_by text not null,
  -- Null: the current one. The one before works until then.
  expires_at timestamptz,
  primary key (account_number, connection_id, ending),
  foreign key (account_number, connection_id) references procurement_connection on delete cascade
);
create unique index procurement_secret_current on procurement_secret (account_number, connection_id) where expires_at is null;

-- Whom a name in the purchasing system stands for.
create table procurement_person (
  account_number text not null,
  connection_id uuid not null,
  user_name text not null check (char_length(user_name) between 1 and 120),
  profile_id uuid not null references profile on delete cascade,
  primary key (account_number, connection_id, user_name),
  foreign key (account_number, connection_id) references procurement_connection on delete cascade
);
create index procurement_person_of on procurement_person (profile_id);

-- What arrived and what was sent, for the administrators. Kept for 90 days.
create table procurement_document (
  account_number text not null references account on delete cascade,
  document_no bigint generated always as identity,
  connection_id uuid not null,
  at timestamptz not null,
  direction text not null check (direction in ('in', 'out')),
  -- PunchOutSetupRequest, OrderRequest …
  kind text not null check (char_length(kind) <= 60),
  payload_id text not null check (char_length(payload_id) <= 255),
  -- '' when all was well, else the problem's code.
  code text not null check (char_length(code) <= 60),
  -- What exactly was wrong, or what it was about.
  detail text not null check (char_length(detail) <= 500),
  primary key (account_number, document_no),
  foreign key (account_number, connection_id) references procurement_connection on delete cascade
);
create index procurement_document_of on procurement_document (account_number, connection_id, document_no desc);
create index procurement_document_at on procurement_document (at);
