import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../state/texts.ts";
import styles from "./card-frame.module.css";

/** Pixels; the frame says how high it is. */
const FRAME_HEIGHT = { first: 324, least: 240, most: 900 };

/** The processor's own fields: a card's number never comes to this page (checkout-3). */
export function CardFrame({ src }: { src: string }) {
	const { t } = useTranslation();
	const frame = useRef<HTMLIFrameElement>(null);
	const [height, setHeight] = useState(FRAME_HEIGHT.first);
	useEffect(() => {
		const follow = ({ source, data: message }: MessageEvent) => {
			const { cardFieldsHeight: asked } = (message ?? {}) as { cardFieldsHeight?: unknown };
			if (source !== frame.current?.contentWindow || typeof asked !== "number") return;
			setHeight(Math.min(Math.max(asked, FRAME_HEIGHT.least), FRAME_HEIGHT.most));
		};
		addEventListener("message", follow);
		// It may have said so before this page listened.
		frame.current?.contentWindow?.postMessage("cardFieldsHeight", "*");
		return () => removeEventListener("message", follow);
	}, []);
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
