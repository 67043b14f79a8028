import { type PageKind, type Screen, type ScreenModule, type Screens, screenOf } from "./screens.ts";

/** A chunk for each kind of page: who looks at a list does not wait for the cart's. */
const files = import.meta.glob<ScreenModule>("./*/screen.tsx", { base: "../../../pages" });

const loaded: Partial<Record<PageKind, unknown>> = {};

/** Before a page of this kind is shown. Rejects where its file cannot be had: then the browser loads the page itself. */
export async function loadScreen(kind: PageKind): Promise<void> {
	loaded[kind] ??= (await files[screenOf(kind)]?.())?.Screen;
}

export const loadedScreens: Screens = <K extends PageKind>(kind: K) => loaded[kind] as Screen<K>;
