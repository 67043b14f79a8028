import { useEffect, useState } from "react";
import type { ProductSizeView } from "../../../shared/contracts/page.ts";
import { useApp } from "../../state/app-context.tsx";
import styles from "./tile-sizes.module.css";

/** A mouse that only passes asks for nothing; one that rests has mostly had the page fetched for it by then. */
const REST_MS = 160;
/** What came ahead has an end (decision 0014); whoever stays so much longer wants to see this one. */
const STAY_MS = 400;

/** As what comes ahead (client/app/navigation/prefetch.ts), which a feature does not know. */
const savesData = (): boolean => {
	const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
	return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
};
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What sizes a piece comes in, over its picture; what is sold out is struck. To be chosen from they come with the selector. */
export function TileSizes({ href }: { href: string }) {
	const { lookAhead, loadPage } = useApp();
	const [sizes, setSizes] = useState<readonly ProductSizeView[]>([]);
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		const find = async () => {
			await wait(REST_MS);
			const ahead = signal.aborted ? null : await lookAhead(href);
			if (ahead || signal.aborted || savesData()) return ahead;
			await wait(STAY_MS);
			return signal.aborted ? null : loadPage(href, signal);
		};
		find().then(
			(page) => {
				if (!signal.aborted && page?.kind === "product" && !page.data.onlyVariantId)
					setSizes(page.data.sizes);
			},
			// Without an answer there is nothing to see, and nothing is missed.
			() => {},
		);
		return () => leaving.abort();
	}, [href, lookAhead, loadPage]);
	if (sizes.length === 0) return null;
	return (
		<ul className={styles.sizes} aria-hidden="true" data-sizes="">
			{sizes.map(({ value, label, state }) => (
				<li key={value}>{state === "soldOut" ? <s>{label}</s> : label}</li>
			))}
		</ul>
	);
}
