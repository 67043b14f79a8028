import { mediaPath } from "../../shared/domain/addresses/paths.ts";
import { storefront } from "./house.ts";

export const contentPicture = (mediaId: string): string => mediaPath(storefront.media, mediaId);
