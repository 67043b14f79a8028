const BEFORE = /^[^?#]*?(?=\/dw\/image\/)/;

export const pictureAddress = (link: string): string => link.replace(BEFORE, "");
