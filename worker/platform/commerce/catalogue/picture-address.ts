const BEFORE = /^[^?#]*?(?=\/dw\/image\/)/;

/** Returns the path of a picture, so that it loads from the shop's own origin whatever host the platform names. */
export const pictureAddress = (link: string): string => link.replace(BEFORE, "");
