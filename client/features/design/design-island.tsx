import "@salesforce/storefront-next-runtime/design/styles.css";
import { useDesignContext } from "@salesforce/storefront-next-runtime/design/react";
import {
	createReactComponentDesignDecorator,
	createReactRegionDesignDecorator,
	PageDesignerPageMetadataProvider,
	PageDesignerProvider,
	usePreviewContext,
} from "@salesforce/storefront-next-runtime/design/react/core";
import { Children, type ComponentProps, type ReactNode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import type { DesignedRegion, DesignView } from "../../../shared/contracts/preview/design-view.ts";
import type { SectionView } from "../../../shared/contracts/section-view.ts";
import type { DesignModeProps } from "../../state/drawing/sections.tsx";
import type { Island } from "./island.ts";
import { describeRegion, findPlaces, type Place } from "./places.ts";
import { useLiveChanges } from "./use-live-changes.ts";

/** The host knows its frame by this id again after the frame has loaded another document. */
const CLIENT = "storefront";

const Inside = ({ children }: { children?: ReactNode }) => children;
const DesignedSection = createReactComponentDesignDecorator(Inside);
const DesignedList = createReactRegionDesignDecorator(Inside);
type DesignerPage = ComponentProps<typeof PageDesignerPageMetadataProvider>["page"];

/** Connects a page with the editor that frames it, and shows what the editor changes. */
function DesignedPage({ data, children }: DesignModeProps) {
	const { designMode } = data;
	if (!designMode || designMode.mode === "LIVE") return children;
	const { mode, origin, page } = designMode;
	return (
		<PageDesignerProvider clientId={CLIENT} targetOrigin={origin} mode={mode}>
			<PageDesignerPageMetadataProvider page={page as DesignerPage}>
				<LiveChanges data={data} />
				<RouteOfDesign />
				{children}
			</PageDesignerPageMetadataProvider>
		</PageDesignerProvider>
	);
}

function LiveChanges({ data }: Pick<DesignModeProps, "data">) {
	useLiveChanges(data);
	return null;
}

function RouteOfDesign() {
	const { clientApi, isConnected } = useDesignContext();
	useEffect(() => {
		if (isConnected) clientApi?.notifyClientRouteChanged({ url: location.href });
	}, [clientApi, isConnected]);
	return null;
}

type Run = { region: DesignedRegion | undefined; items: { node: ReactNode; place: Place | undefined }[] };

/** Groups the sections of a list by the region that holds their entries. Sections that are no entries of the page are in none. */
const groupByRegion = (
	nodes: readonly ReactNode[],
	sections: readonly SectionView[],
	places: ReadonlyMap<string, Place>,
): Run[] => {
	const runs: Run[] = [];
	for (const [at, section] of sections.entries()) {
		const place = section.place === undefined ? undefined : places.get(section.place);
		const last = runs.at(-1);
		const item = { node: nodes[at], place };
		if (last && last.region === place?.region) last.items.push(item);
		else runs.push({ region: place?.region, items: [item] });
	}
	return runs;
};

/** Frames the sections of a list, and their region. */
function Region({ data, sections = [], children }: DesignModeProps) {
	const { designMode } = data;
	if (!designMode || designMode.mode === "LIVE") return children;
	const [first] = designMode.page.regions ?? [];
	// A page without sections has a place for the first one.
	if (sections.length === 0 && data.sections?.length === 0 && first)
		return <DesignedList designMetadata={describeRegion(first)} />;
	const runs = groupByRegion(Children.toArray(children), sections, findPlaces(designMode.page));
	return runs.map(({ region, items }, at) => {
		const framed = items.map(({ node, place }) =>
			place ? (
				<DesignedSection
					key={place.component.designMetadata?.contentLinkUuid}
					designMetadata={place.component.designMetadata}
				>
					{node}
				</DesignedSection>
			) : (
				node
			),
		);
		return region ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: a list has the same regions in the same order.
			<DesignedList key={at} designMetadata={describeRegion(region)}>
				{framed}
			</DesignedList>
		) : (
			framed
		);
	});
}

export const island: Island = { Page: DesignedPage, List: Region };

/** Tells the editor that frames a preview which page it shows, also after navigations of the client. */
export function startPreview({ origin }: DesignView): void {
	createRoot(document.createElement("div")).render(
		<PageDesignerProvider clientId={CLIENT} targetOrigin={origin} mode="PREVIEW">
			<RouteOfPreview />
		</PageDesignerProvider>,
	);
}

function RouteOfPreview() {
	const { isConnected, notifyClientRouteChanged } = usePreviewContext();
	useEffect(() => {
		if (!isConnected) return;
		const tell = () => notifyClientRouteChanged(location.href);
		tell();
		window.navigation?.addEventListener("currententrychange", tell);
		return () => window.navigation?.removeEventListener("currententrychange", tell);
	}, [isConnected, notifyClientRouteChanged]);
	return null;
}
