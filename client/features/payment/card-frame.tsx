import { textFonts } from "virtual:house-fonts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../state/texts.ts";
import styles from "./card-frame.module.css";

const FRAME_HEIGHT = { first: 324, least: 240, most: 900 };

export type TakenCard = { cardType: string; lastDigits: string; expiry: string };

const takenCard = (message: unknown): TakenCard | undefined => {
	const { cardTaken: card } = (message ?? {}) as { cardTaken?: Partial<Record<keyof TakenCard, unknown>> };
	if (!card) return undefined;
	const { cardType, lastDigits, expiry } = card;
	return typeof cardType === "string" && typeof lastDigits === "string" && typeof expiry === "string"
		? { cardType, lastDigits, expiry }
		: undefined;
};

const referenceIn = (src: string): string =>
	new URL(new URL(src).searchParams.get("return") ?? src).searchParams.get("card") ?? "";

/** Adds the page's typeface to the address of the fields, which look like the page's own then. */
const withFont = (src: string): string => {
	const url = new URL(src);
	const font = textFonts[url.searchParams.get("language") ?? ""] ?? textFonts.usual;
	if (font) url.searchParams.set("font", new URL(font, url.searchParams.get("return") ?? src).href);
	return url.href;
};

type CardFrameProps = {
	src: string;
	take?: (card: TakenCard, reference: string) => void;
};

export const CardFramePlace = () => <div style={{ blockSize: FRAME_HEIGHT.first }} />;

/** Renders the processor's fields in a frame, so that card numbers never reach this page (checkout-3). */
export function CardFrame({ src: initialSrc, take }: CardFrameProps) {
	const { t } = useTranslation();
	// A later address is ignored, because loading the frame again would discard the input.
	const [src] = useState(() => withFont(initialSrc));
	const taking = useRef(take);
	taking.current = take;
	const frame = useRef<HTMLIFrameElement>(null);
	const [height, setHeight] = useState(FRAME_HEIGHT.first);
	useEffect(() => {
		const processor = new URL(src).origin;
		const follow = ({ origin, source, data: message }: MessageEvent) => {
			if (source !== frame.current?.contentWindow || origin !== processor) return;
			const card = takenCard(message);
			if (card) taking.current?.(card, referenceIn(src));
			const { cardFieldsHeight: requestedHeight } = (message ?? {}) as { cardFieldsHeight?: unknown };
			if (typeof requestedHeight !== "number") return;
			setHeight(Math.min(Math.max(requestedHeight, FRAME_HEIGHT.least), FRAME_HEIGHT.most));
			if (taking.current) frame.current.contentWindow?.postMessage("takesCard", processor);
		};
		addEventListener("message", follow);
		// The frame may have reported its height before this page listened.
		frame.current?.contentWindow?.postMessage("cardFieldsHeight", "*");
		return () => removeEventListener("message", follow);
	}, [src]);
	return (
		<iframe
			ref={frame}
			className={styles.frame}
			src={src}
			title={t("checkout.cardFields")}
			height={height}
			referrerPolicy="no-referrer"
		/>
	);
}
