import { useEffect, useState } from "react";
import type { ProductSizeView } from "../../../shared/contracts/page.ts";
import { useApp } from "../../state/app-context.tsx";
import styles from "./tile-sizes.module.css";

/** A mouse that only passes asks for nothing; one that rests has had the page fetched for it by then. */
const REST_MS = 160;

/** What sizes a piece comes in, over its picture; what is sold out is struck. To be chosen from they come with the selector. */
export function TileSizes({ href }: { href: string }) {
	const { lookAhead } = useApp();
	const [sizes, setSizes] = useState<readonly ProductSizeView[]>([]);
	useEffect(() => {
		let gone = false;
		const timer = setTimeout(async () => {
			// Without an answer there is nothing to see, and nothing is missed.
			const page = await lookAhead(href);
			if (!gone && page?.kind === "product" && !page.data.onlyVariantId) setSizes(page.data.sizes);
		}, REST_MS);
		return () => {
			gone = true;
			clearTimeout(timer);
		};
	}, [href, lookAhead]);
	if (sizes.length === 0) return null;
	return (
		<ul className={styles.sizes} aria-hidden="true" data-sizes="">
			{sizes.map(({ value, label, state }) => (
				<li key={value}>{state === "soldOut" ? <s>{label}</s> : label}</li>
			))}
		</ul>
	);
}
