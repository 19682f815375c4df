export {
  EMPLOYEE_SIZES,
  JOB_FUNCTIONS,
  longFormId,
  marketingForm,
  MARKETING_TOPICS,
  shortFormId,
  type MarketingForm,
  type MarketingTopic,
} from './marketing-forms.ts';
export {
  MARKETING_FIELDS,
  MARKETING_LIMITS,
  readMarketingForm,
  type MarketingField,
  type MarketingRequest,
  type TypedMarketingForm,
} from './read-marketing-form.ts';
