import type { ComponentType } from "react";
import type { PageView } from "../../shared/contracts/page.ts";
import type { Screens } from "./parts/screens.ts";

/** The screen of each kind of page. */
export function PageBody({ page, screens }: { page: PageView; screens: Screens }) {
	// A page's data is that of its kind.
	const Screen = screens(page.kind) as ComponentType<{ data: PageView["data"] }>;
	return <Screen data={page.data} />;
}
