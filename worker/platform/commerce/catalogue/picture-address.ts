const BEFORE = /^[^?#]*?(?=\/dw\/image\/)/;

/** Where the page shows a picture of the platform's imaging: under our own origin, whatever host or proxy the platform names. */
export const pictureAddress = (link: string): string => link.replace(BEFORE, "");
