export {
  bannerHandlers,
  bannersFor,
  type AskedContent,
  type ContentSource,
  type OwnReply,
  type SharedReply,
  type ShownBanner,
} from './banner-handlers.ts';
