export { renderReport } from './render-report.tsx';
