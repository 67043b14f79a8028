import { useDesignContext } from "@salesforce/storefront-next-runtime/design/react";
import { useEffect, useRef } from "react";
import type { WithSections } from "../../../shared/contracts/section-view.ts";
import type { PropertyChanges } from "../../../shared/domain/preview/design-request.ts";
import { useApp, usePath } from "../../state/app-context.tsx";
import { readPage, ShownChanges } from "./shown-changes.ts";

/** Reads the page of the frame with changes that are not saved. */
const readChangedPage = (changes: PropertyChanges): Promise<WithSections | undefined> =>
	readPage({
		method: "POST",
		headers: { accept: "application/json", "content-type": "application/json" },
		body: JSON.stringify({ changes }),
	});

const READS_AGAIN = [
	"ComponentAddedToRegion",
	"ComponentMovedToRegion",
	"ComponentDeleted",
	"PageSettingsChanged",
	"MediaChanged",
] as const;

/** Shows changes of the editor's window in place. */
export function useLiveChanges(data: Partial<WithSections>): void {
	const { clientApi, isConnected } = useDesignContext();
	const { extendPage, loadPage } = useApp();
	const path = usePath();
	const shown = useRef<ShownChanges>(undefined);
	const page = { extendPage, loadPage, data, path };
	shown.current ??= new ShownChanges(page, readChangedPage);
	shown.current.page = page;
	useEffect(() => {
		const changes = shown.current;
		if (!clientApi || !isConnected || !changes) return;
		const unsubscribe = [
			clientApi.on("ComponentPropertiesChanged", ({ componentId, properties }) =>
				changes.change(componentId, properties),
			),
			clientApi.on("ClientConfigurationChanged", () => changes.forget()),
			...READS_AGAIN.map((name) => clientApi.on(name as "ComponentDeleted", () => changes.readSoon())),
		];
		return () => {
			changes.stop();
			for (const end of unsubscribe) end();
		};
	}, [clientApi, isConnected]);
}
