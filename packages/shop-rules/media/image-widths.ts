/** Widths in px that pages request and the media service renders in advance (media-1). */
export const IMAGE_WIDTHS = [240, 400, 560, 720, 960, 1280, 1600] as const;
