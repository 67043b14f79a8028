import { type PageKind, type Screen, type ScreenModule, type Screens, screenPath } from "./screens.ts";

const modules = import.meta.glob<ScreenModule>("./*/screen.tsx", { base: "../../../pages", eager: true });

export const allScreens: Screens = <K extends PageKind>(kind: K) =>
	modules[screenPath(kind)]?.Screen as Screen<K>;
