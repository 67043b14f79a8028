import { useApp } from "../../client/state/app-context.tsx";
import styles from "../../client/styles/plain-page.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { RichText } from "../../client/ui/text/rich-text.tsx";
import type { ContentData } from "./contract.ts";

export function Screen({ data }: { data: ContentData }) {
	const { part } = useApp();
	const { cards } = data;
	const Cards = cards && part("cards");
	return (
		<main id="main">
			<div className={classNames(styles.plain, styles.article, cards && styles.short)}>
				<h1 className={type_.display}>{data.title}</h1>
				<RichText blocks={data.body} />
			</div>
			{Cards ? <Cards data={data} cards={cards} /> : null}
		</main>
	);
}
