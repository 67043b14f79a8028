import {
	createHostApi,
	type HostToClientConfiguration,
} from "@salesforce/storefront-next-runtime/design/messaging";
import type { Entry } from "../../shared/entries.ts";
import { readLinks, readTexts, readTitle } from "../../shared/entries.ts";
import type { EntryStore } from "../../store/entry-store.ts";
import { listPlaces, moveLink, type Place } from "./placed-links.ts";

type Options = {
	frame: HTMLIFrameElement;
	storefront: string;
	store: EntryStore;
	pageId: string;
	/** "ar-SA" */
	locale: string;
	onSelect: (id: string) => void;
	onConnect: () => void;
	say: (text: string, kind?: "done" | "failed") => void;
};

export type ShopHost = {
	/** Lets the shop read the page again from its drafts. */
	refresh: () => void;
	/** Shows fields that are not saved yet. */
	show: (entry: Entry) => void;
	select: (id: string) => void;
	disconnect: () => void;
};

/**
 * Connects the studio to the shop in its frame by the host of Salesforce's SDK, so that the same shop works in Business Manager (studio-8). Messages
 * of other windows and origins never reach the SDK.
 */
export function connectShop({
	frame,
	storefront,
	store,
	pageId,
	locale,
	onSelect,
	onConnect,
	say,
}: Options): ShopHost {
	const origin = new URL(storefront).origin;
	const [language = "en"] = locale.split("-");
	const host = createHostApi({
		id: "vetrina-studio",
		emitter: {
			postMessage: (message) => frame.contentWindow?.postMessage(message, origin),
			addEventListener: (handler) => {
				const listener = (event: MessageEvent) => {
					if (event.source === frame.contentWindow && event.origin === origin) handler(event.data);
				};
				addEventListener("message", listener);
				return () => removeEventListener("message", listener);
			},
		},
	});
	const findFields = (type: string) => store.findType(type)?.fields ?? [];
	const list = (): Map<string, Place> => listPlaces({ entries: store.listTree(pageId), findFields });
	const configure = (): HostToClientConfiguration => {
		const entries = store.listTree(pageId);
		const types = [...new Set(entries.map(({ type }) => type))];
		return {
			locale,
			labels: {},
			regions: {},
			components: Object.fromEntries(
				entries.map((entry) => [
					entry.id,
					{ id: entry.id, type: entry.type, name: readTitle(entry, store.findType(entry.type)) },
				]),
			),
			componentTypes: Object.fromEntries(
				types.map((id) => {
					const name = store.findType(id)?.name ?? id;
					return [id, { id, name, label: name, image: "" }];
				}),
			),
		};
	};
	const readField = (id: string, field: string) => readLinks(store.find(id)?.fields[field]);
	const write = (id: string, field: string, links: readonly { link: string }[], label: string): void => {
		const entry = store.find(id);
		if (!entry) return;
		const isMany = findFields(entry.type).find((one) => one.id === field)?.kind === "links";
		const { [field]: _, ...rest } = entry.fields;
		const value = isMany ? links : links[0];
		store.change(id, value === undefined ? rest : { ...entry.fields, [field]: value }, label);
	};
	const stops = [
		host.on("ComponentSelected", ({ componentId }) => onSelect(componentId)),
		host.on("ComponentMovedToRegion", (event) => {
			const places = list();
			const moved = places.get(event.contentLinkUuid);
			const parent = event.targetComponentId ? places.get(event.targetComponentId)?.child : pageId;
			if (!moved || parent === undefined) return;
			const neighbour = places.get(event.insertComponentId ?? "");
			const target = { parent, field: event.targetRegionId };
			const move = { moved, target, neighbour, side: event.insertType };
			for (const { id, field, links } of moveLink(move, readField))
				write(id, field, links, `move ${moved.child}`);
			say("The section was moved.");
		}),
		host.on("ComponentDeleted", ({ contentLinkUuid }) => {
			const place = list().get(contentLinkUuid);
			if (!place) return;
			const links = readField(place.parent, place.field).filter((_, index) => index !== place.index);
			write(place.parent, place.field, links, `remove ${place.child}`);
			say("The section was removed from the page. Undo brings it back.");
		}),
	];
	host.connect({ configFactory: async () => configure(), onClientConnected: onConnect });
	return {
		refresh: () => host.setClientConfiguration(configure()),
		show: (entry) => {
			const properties = Object.fromEntries(
				findFields(entry.type).map(({ id, localised }) => {
					const value = entry.fields[id];
					const texts = readTexts(value);
					return [id, localised ? (texts[language] ?? texts.en) : value];
				}),
			);
			host.setComponentProperties({ componentId: entry.id, properties });
		},
		select: (id) => {
			const [uuid] = [...list()].find(([, { child }]) => child === id) ?? [];
			if (uuid) host.selectComponent({ componentId: id, contentLinkUuid: uuid });
		},
		disconnect: () => {
			for (const stop of stops) stop();
			host.disconnect();
		},
	};
}
