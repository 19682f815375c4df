import enUS from './en-US.ts';

export default enUS;
