import type { LineCustomView } from "../../../shared/contracts/product-option-views.ts";
import type { ImageView } from "../../../shared/contracts/views.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./line-facts.module.css";

export function LinePicture({
	image,
	mark,
	className,
}: {
	image: ImageView | null;
	mark?: LineCustomView["mark"];
	className?: string;
}) {
	return (
		<div className={classNames(styles.frame, className)}>
			{image ? <Picture image={image} sizes="96px" className={styles.picture} maxWidth={400} /> : null}
			{image && mark ? <Mark mark={mark} /> : null}
		</div>
	);
}

export function LineNotes({ notes }: Pick<LineCustomView, "notes">) {
	return (
		<dl className={classNames(type_.small, styles.notes)}>
			{notes.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}: </dt>
					<dd>
						<bdi>{value}</bdi>
					</dd>
				</div>
			))}
		</dl>
	);
}

export function LineParts({ parts }: { parts: readonly string[] | undefined }) {
	if (!parts) return null;
	return (
		<ul className={classNames(type_.small, type_.muted)}>
			{parts.map((part) => (
				<li key={part}>+ {part}</li>
			))}
		</ul>
	);
}

type Promoted = {
	totalText: string;
	unitPrice?: string;
	discounts?: { names: string[]; beforeText: string };
};

export function LineTotal({
	line: { totalText, unitPrice, discounts },
	className,
}: {
	line: Promoted;
	className: string | undefined;
}) {
	return (
		<p className={className}>
			{discounts ? (
				<del className={styles.before}>
					<bdi>{discounts.beforeText}</bdi>
				</del>
			) : null}
			<bdi>{totalText}</bdi>
			{unitPrice ? <bdi className={styles.unit}>{unitPrice}</bdi> : null}
		</p>
	);
}

export function LinePromotions({ names }: { names: readonly string[] | undefined }) {
	return names?.map((name) => (
		<p key={name} className={type_.small}>
			{name}
		</p>
	));
}
