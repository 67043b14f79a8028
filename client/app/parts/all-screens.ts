import { type PageKind, type Screen, type ScreenModule, type Screens, screenOf } from "./screens.ts";

const modules = import.meta.glob<ScreenModule>("./*/screen.tsx", { base: "../../../pages", eager: true });

export const allScreens: Screens = <K extends PageKind>(kind: K) =>
	// The folder is named by the kind that it draws (pages/routes.test.ts).
	modules[screenOf(kind)]?.Screen as Screen<K>;
