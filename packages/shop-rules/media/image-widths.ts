export const IMAGE_WIDTHS = [240, 400, 560, 720, 960, 1280, 1600] as const;
