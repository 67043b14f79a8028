import { createContext, use, useEffect, useState } from "react";
import { useApp } from "../../state/app-context.tsx";
import type { DesignModeProps } from "../../state/drawing/sections.tsx";
import { reportError } from "../../state/report-error.ts";
import { guardMessages } from "./guard-messages.ts";

type Island = typeof import("./design-island.tsx");

const IslandContext = createContext<Island | undefined>(undefined);

/**
 * Shows a page in an editor's frame by the SDK of Page Designer, which loads after hydration and in frames alone (preview-10). The server renders
 * the page as it is.
 */
export function Part({ data, sections, children }: DesignModeProps) {
	const island = use(IslandContext);
	if (!sections) return <Frame data={data}>{children}</Frame>;
	return island ? (
		<island.Region data={data} sections={sections}>
			{children}
		</island.Region>
	) : (
		children
	);
}

function Frame({ data, children }: DesignModeProps) {
	const { loadPage } = useApp();
	const [island, setIsland] = useState<Island>();
	const { designMode } = data;
	const [first] = useState(designMode);
	useEffect(() => {
		if (!first || window.parent === window) return;
		guardMessages(first);
		// Sections that the server has drawn are drawn by the client from now on, so the code of all of them loads first.
		Promise.all([import("./design-island.tsx"), loadPage(location.pathname + location.search)])
			.then(([loadedIsland]) => {
				if (first.mode === "EDIT") setIsland(loadedIsland);
				else loadedIsland.startPreview(first);
			})
			.catch((error: unknown) => reportError(error, location.pathname));
	}, [first, loadPage]);
	return island && designMode ? (
		<IslandContext value={island}>
			<island.DesignedPage data={data}>{children}</island.DesignedPage>
		</IslandContext>
	) : (
		children
	);
}
