// biome-ignore lint/performance/noBarrelFile: the file defines a bundle
export { carryPicture } from "./carry-picture.ts";
export { joinChoices } from "./join-choices.ts";
