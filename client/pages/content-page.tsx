import type { ContentData } from "../../shared/contracts/page.ts";
import { useApp } from "../state/app-context.tsx";
import type_ from "../styles/type.module.css";
import { classNames } from "../ui/class-names.ts";
import { RichText } from "../ui/rich-text.tsx";
import styles from "./plain-page.module.css";

export function ContentPage({ data }: { data: ContentData }) {
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
