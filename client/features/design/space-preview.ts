import { ContentfulLivePreview } from "@contentful/live-preview";
import type { SpaceView } from "../../../shared/contracts/preview/design-view.ts";

const isOfSpace = (data: unknown): boolean =>
	typeof data === "object" &&
	data !== null &&
	"source" in data &&
	String(data.source).startsWith("live-preview");

/**
 * Connects the page with the space's editor that frames it, by Contentful's SDK: the editor's inspector finds the sections, and `tell` is called
 * when an entry is saved (preview-17). The SDK looks at neither the origin nor the window of a message, so a capturing listener, which runs before the
 * SDK's, stops those of others.
 */
export const connectSpace = async (
	{ id, environment, locale, origins }: SpaceView,
	tell: () => void,
	signal: AbortSignal,
): Promise<void> => {
	if (signal.aborted || origins.length === 0) return;
	addEventListener(
		"message",
		(event) => {
			const isEditor = event.source === window.parent && origins.includes(event.origin);
			if (isOfSpace(event.data) && !isEditor) event.stopImmediatePropagation();
		},
		{ capture: true },
	);
	await ContentfulLivePreview.init({
		locale,
		space: id,
		environment,
		enableInspectorMode: true,
		enableLiveUpdates: true,
		targetOrigin: [...origins],
	});
	const { saveEvent } = ContentfulLivePreview;
	// With its inspector, the SDK tells of marked entries alone. Sections are marked, and the entries that they show are not.
	if (saveEvent) saveEvent.inspectorModeEnabled = false;
	signal.addEventListener("abort", ContentfulLivePreview.subscribe("save", { callback: tell }));
};
