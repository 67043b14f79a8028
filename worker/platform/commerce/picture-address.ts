const ELSEWHERE = /^(?:https?:)?\/\/[^/?#]+(?=\/dw\/image\/)/;

/** Where the page shows a picture of the platform's imaging: under our own origin, whatever host the platform names. */
export const pictureAddress = (link: string): string => link.replace(ELSEWHERE, "");
