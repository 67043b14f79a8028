import { createContext } from "react";
import { STANDARD_RATIO } from "../../shared/domain/media/images.ts";

/** The highest pixel ratio for which the site has pictures. */
export const PixelRatio = createContext(STANDARD_RATIO);
