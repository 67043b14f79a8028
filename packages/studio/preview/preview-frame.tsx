import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Entry } from "../shared/entries.ts";
import { useStudio } from "../shared/use-studio.ts";
import { connectShop, type ShopHost } from "./design/shop-host.ts";
import { type PreviewChoice, toState, WIDTHS } from "./preview-choice.ts";
import { usePreviewLink } from "./use-preview-link.ts";

type Props = {
	pageId: string;
	choice: PreviewChoice;
	selected: string | undefined;
	title: string;
};

/** The settings and fields that decide where an entry is seen, and whether it is. */
const describePlace = ({ fields, sites, group, publishAt, unpublishAt }: Entry) => [
	[fields.slug, fields.productId, fields.categoryId, fields.isForSearches],
	[sites, group, publishAt, unpublishAt],
];

/**
 * The shop in a frame of the chosen width, scaled to its place. A shop that speaks the SDK's design mode shows each change in place; any other is
 * loaded again after each change that the service has accepted.
 */
export function PreviewFrame({ pageId, choice, selected, title }: Props) {
	const { store, settings, select, say } = useStudio();
	const place = useRef<HTMLDivElement>(null);
	const [room, setRoom] = useState({ width: 0, height: 0 });
	const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
	const host = useRef<ShopHost | undefined>(undefined);
	const { width, country, language } = choice;
	const height = WIDTHS.find((one) => one.width === width)?.height ?? room.height;
	const kept = store.entries.get(pageId);
	const { place: pagePlace, ...link } = usePreviewLink({
		pageId,
		placed: JSON.stringify(kept && describePlace(kept)),
		country,
		language,
		state: JSON.stringify(toState(choice)),
	});
	const { shown, isConnected, fault, onConnect, onLoad, loadAgain } = link;
	const { saved } = store;

	useLayoutEffect(() => {
		const element = place.current;
		if (!element) return;
		const observer = new ResizeObserver(() =>
			setRoom({ width: element.clientWidth, height: element.clientHeight }),
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);

	useEffect(() => {
		if (!frame || !settings.storefront) return;
		const connected = connectShop({
			frame,
			storefront: settings.storefront,
			store,
			pageId,
			locale: `${language}-${country}`,
			onSelect: select,
			onConnect,
			say,
		});
		host.current = connected;
		return () => {
			host.current = undefined;
			connected.disconnect();
		};
	}, [frame, settings.storefront, store, pageId, language, country, select, say, onConnect]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a connection alone changes nothing that the shop shows.
	useEffect(() => {
		if (saved === 0) return;
		if (isConnected) host.current?.refresh();
		else loadAgain();
	}, [saved]);
	useEffect(() => {
		const last = new Map<string, unknown>();
		return store.subscribe(() => {
			for (const [id, { fields }] of store.edits) {
				const entry = store.find(id);
				if (!entry || last.get(id) === fields) continue;
				last.set(id, fields);
				host.current?.show(entry);
			}
		});
	}, [store]);
	useEffect(() => {
		if (isConnected && selected !== undefined && selected !== pageId) host.current?.select(selected);
	}, [selected, isConnected, pageId]);

	const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
	const visible = width === 390 ? Math.min(height * scale, room.height) : room.height;
	const isShown = shown !== undefined && room.width > 0;
	useLayoutEffect(() => {
		if (!frame) return;
		frame.style.inlineSize = `${width}px`;
		frame.style.blockSize = `${visible / scale}px`;
		frame.style.transform = `scale(${scale})`;
		frame.style.marginInlineStart = `${Math.max(0, (room.width - width * scale) / 2)}px`;
	}, [frame, width, visible, scale, room.width]);
	return (
		<div ref={place} className="frame-place">
			{fault ? (
				<p role="alert" className="fault">
					The preview cannot be shown: {fault}{" "}
					<button type="button" onClick={loadAgain}>
						Load it again
					</button>
				</p>
			) : null}
			{pagePlace?.path === null ? (
				<p className="hint">
					This content has no page of its own in this country. Open a page that shows it to see it.
				</p>
			) : pagePlace?.isShown === false ? (
				<p role="status" className="hint">
					Shoppers do not see this content in this view. The frame shows what they see at its place.
				</p>
			) : null}
			{isShown ? (
				<iframe
					key={shown.key}
					ref={setFrame}
					title={`Preview of ${title}`}
					src={shown.src}
					onLoad={onLoad}
					data-testid="shop"
					data-connected={isConnected || undefined}
				/>
			) : null}
		</div>
	);
}
