import { createContext } from "react";
import { STANDARD_RATIO } from "../../shared/domain/media/images.ts";

/** The highest pixel ratio that the site has pictures made for. */
export const PixelRatio = createContext(STANDARD_RATIO);
