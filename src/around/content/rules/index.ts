export { readBlocks, type Block, type Inline } from './article-blocks.ts';
export { sectionsOf, type SectionKeys } from './article-sections.ts';
