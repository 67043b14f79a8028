import { createContext } from "react";
import { STANDARD_RATIO } from "../../shared/domain/media/images.ts";

export const PixelRatio = createContext(STANDARD_RATIO);
