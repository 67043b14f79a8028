import { useState } from "react";
import { NotifyMeForm } from "../../client/features/product/notify-me-form.tsx";
import { ProductSummary } from "../../client/features/product/product-summary.tsx";
import { SizeTables } from "../../client/features/product/sizes/size-tables.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { MarkedText } from "../../client/ui/marked-text.tsx";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { ProductNoteContent, ProductNoteData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data: { title, product, content } }: { data: ProductNoteData }) {
	return (
		<main id="main" className={styles.page}>
			<h1 className={type_.display}>{title}</h1>
			<div className={classNames(styles.body, content.kind === "sizes" && styles.wide)}>
				<ProductSummary product={product} />
				<Content content={content} />
			</div>
		</main>
	);
}

function Content({ content }: { content: ProductNoteContent }) {
	if (content.kind === "notifyMe") return <Waiting content={content} />;
	if (content.kind === "restriction") return <Restriction content={content} />;
	const { help, words } = content;
	return <SizeTables help={help} say={(key) => words[key]} />;
}

type Of<K extends ProductNoteContent["kind"]> = { content: Extract<ProductNoteContent, { kind: K }> };

function Waiting({ content: { isSaved, ...form } }: Of<"notifyMe">) {
	const { t } = useTranslation();
	const [isDone, setDone] = useState(isSaved);
	return (
		<>
			<Outcome>{isDone ? t("notifyMe.done") : ""}</Outcome>
			{isDone ? null : <NotifyMeForm {...form} onDone={() => setDone(true)} />}
		</>
	);
}

function Restriction({ content: { text, registered } }: Of<"restriction">) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<>
			<div>
				<MarkedText text={text} />
			</div>
			{registered ? null : (
				<a className={classNames(button.button, button.dark, button.wide)} href={shell.signInHref}>
					{t("wishlist.signInOrRegister")}
				</a>
			)}
		</>
	);
}
