const BEFORE = /^[^?#]*?(?=\/(?:dw\/image|on\/demandware\.static)\/)/;

/** Returns a link to a picture without the instance's host, since the shop serves these itself; links to other hosts stay as given (platform-24). */
export const pictureAddress = (link: string): string => link.replace(BEFORE, "");
