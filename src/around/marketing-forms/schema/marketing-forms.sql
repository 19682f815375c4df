-- Who asked to be written to or called, and what they agreed to (RWD-3). Deleted after a year.
create table marketing_request (
  request_id uuid primary key,
  owner_id uuid not null,
  -- Random key of the form that sent it: a repeated form stores nothing, also before its sender has a session.
  request_key uuid not null unique,
  form_id text not null check (char_length(form_id) <= 40),
  tenant text not null check (tenant in ('consumer', 'business')),
  locale text not null check (locale in ('en-US', 'en-CA', 'fr-CA')),
  copy_locale text not null check (copy_locale in ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  first_name text not null check (char_length(first_name) between 1 and 60),
  last_name text not null check (char_length(last_name) between 1 and 60),
  email text not null check (char_length(email) between 3 and 254),
  company text not null check (char_length(company) between 1 and 100),
  phone text check (phone ~ '^[0-9]{10}$'),
  job_function text check (
    job_function in (
      'Corporate Leadership', 'Facilities', 'Administration or Office Management', 'Procurement', 'Technology', 'Other'
    )
  ),
  employee_size text check (employee_size in ('1-4', '5-20', '21-399', '400+')),
  comments text check (char_length(comments) between 1 and 1000),
  -- The shop's page on which they asked.
  page text not null check (char_length(page) <= 300),
  -- The sentence at the button, to which they agreed.
  consent text not null,
  wants_offers boolean not null,
  asked_at timestamptz not null,
  check ((job_function is null) = (employee_size is null))
);
create index marketing_request_asked on marketing_request (asked_at);
create index marketing_request_address on marketing_request (tenant, lower(email));
