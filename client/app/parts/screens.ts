import type { ComponentType } from "react";
import type { PageView } from "../../../shared/contracts/page.ts";

export type PageKind = PageView["kind"];

/** What draws one kind of page: `Screen` of pages/<kind>/screen.tsx. */
export type Screen<K extends PageKind> = ComponentType<{ data: Extract<PageView, { kind: K }>["data"] }>;

/** The screens there are on this side: all of them on the server, those that were loaded in the browser. */
export type Screens = <K extends PageKind>(kind: K) => Screen<K>;

export type ScreenModule = { Screen: unknown };

/** Where the screen of a kind is, from this folder. */
export const screenOf = (kind: PageKind): string => `./${kind}/screen.tsx`;
