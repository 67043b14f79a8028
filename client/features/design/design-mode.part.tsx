import { createContext, use, useEffect, useState } from "react";
import type { DesignView, LiveView } from "../../../shared/contracts/preview/design-view.ts";
import { useApp } from "../../state/app-context.tsx";
import type { DesignModeProps } from "../../state/drawing/sections.tsx";
import { reportError } from "../../state/report-error.ts";
import { guardMessages } from "./guard-messages.ts";
import type { Island } from "./island.ts";

const IslandContext = createContext<Island | undefined>(undefined);

/**
 * Shows a page in an editor's frame by the SDK of Page Designer, which loads after hydration and in frames alone (preview-10), or a live preview with
 * its inspector (preview-14). The server renders the page as it is.
 */
export function Part({ data, sections, children }: DesignModeProps) {
	const island = use(IslandContext);
	if (!sections) return <Frame data={data}>{children}</Frame>;
	return island ? (
		<island.List data={data} sections={sections}>
			{children}
		</island.List>
	) : (
		children
	);
}

async function loadIsland(first: DesignView | LiveView): Promise<Island | undefined> {
	// The Worker's script must not hold the SDK.
	if (import.meta.env.SSR) throw new Error("Only a browser is in a frame");
	if (first.mode === "LIVE") return (await import("./live-preview.tsx")).island;
	const { island, startPreview } = await import("./design-island.tsx");
	if (first.mode === "EDIT") return island;
	startPreview(first);
	return undefined;
}

function Frame({ data, children }: DesignModeProps) {
	const { loadPage } = useApp();
	const [island, setIsland] = useState<Island>();
	const { designMode } = data;
	const [first] = useState(designMode);
	useEffect(() => {
		if (!first) return;
		if (first.mode !== "LIVE") {
			if (window.parent === window) return;
			guardMessages(first);
		}
		// Sections that the server has drawn are drawn by the client from now on, so the code of all of them loads first.
		Promise.all([loadIsland(first), loadPage(location.pathname + location.search)])
			.then(([loadedIsland]) => setIsland(loadedIsland))
			.catch((error: unknown) => reportError(error, location.pathname));
	}, [first, loadPage]);
	return island && designMode ? (
		<IslandContext value={island}>
			<island.Page data={data}>{children}</island.Page>
		</IslandContext>
	) : (
		children
	);
}
