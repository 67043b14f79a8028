import { useEffect, useRef, useState } from "react";
import type { ProductSizeView } from "../../../../shared/contracts/size-views.ts";
import { useApp } from "../../../state/app-context.tsx";
import styles from "./tile-sizes.module.css";

const REST_MS = 160;
/** Further milliseconds that the pointer must stay for the page to be requested outside the prefetch budget (decision 0014). */
const STAY_MS = 400;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function TileSizes({ href }: { href: string }) {
	const { lookAhead } = useApp();
	const [sizes, setSizes] = useState<readonly ProductSizeView[]>([]);
	const list = useRef<HTMLUListElement>(null);
	useEffect(() => {
		const tile = list.current?.closest("article");
		if (!tile) return;
		let visit = 0;
		const enter = async () => {
			const mine = ++visit;
			const isHere = () => mine === visit;
			await wait(REST_MS);
			let page = isHere() ? await lookAhead(href) : null;
			if (!page && isHere()) await wait(STAY_MS);
			if (!page && isHere()) page = await lookAhead(href, true);
			if (page?.kind === "product" && !page.data.onlyVariantId) setSizes(page.data.sizes);
		};
		const leave = () => void visit++;
		tile.addEventListener("pointerenter", enter);
		tile.addEventListener("pointerleave", leave);
		if (tile.matches(":hover")) void enter();
		return () => {
			leave();
			tile.removeEventListener("pointerenter", enter);
			tile.removeEventListener("pointerleave", leave);
		};
	}, [href, lookAhead]);
	if (sizes.length === 0) return <ul ref={list} hidden />;
	return (
		<ul ref={list} className={styles.sizes} aria-hidden="true" data-sizes="">
			{sizes.map(({ value, label, state }) => (
				<li key={value} dir="auto" data-state={state}>
					{label}
				</li>
			))}
		</ul>
	);
}
