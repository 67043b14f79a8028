/** What is of use while a page is on its way and when it comes: one file, asked for with the first of them. */
// biome-ignore lint/performance/noBarrelFile: it is the bundle that is wanted
export { carryPicture } from "./carry-picture.ts";
export { joinChoices } from "./join-choices.ts";
