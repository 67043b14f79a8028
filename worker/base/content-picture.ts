import { mediaPath } from "../../shared/domain/addresses/paths.ts";
import { storefront } from "./house.ts";

/** The address of a picture that content names by its id. */
export const contentPicture = (mediaId: string): string => mediaPath(storefront.media, mediaId);
