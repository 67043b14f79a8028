import type { ComponentType } from "react";
import type { PageView } from "../../shared/contracts/page.ts";
import type { Screens } from "./parts/screens.ts";

export function PageBody({ page, screens }: { page: PageView; screens: Screens }) {
	const Screen = screens(page.kind) as ComponentType<{ data: PageView["data"] }>;
	return <Screen data={page.data} />;
}
