import type { FooterView } from "../../../shared/contracts/views.ts";
import type { LinkedPart } from "../../../shared/domain/legal/linked-text.ts";
import type_ from "../../styles/type.module.css";
import styles from "./footer.module.css";
import selectorStyles from "./locale-selectors.module.css";

/** Width and height in pixels; a cell of the code has two and a third. */
const CODE_SIZE = 88;

export function Part({ siteName, footer }: { siteName: string; footer: FooterView }) {
	const { contact = [], social = [], app, isFolded } = footer;
	return (
		<>
			<div className={styles.wide}>
				<p className={styles.name} lang="en">
					{siteName}
				</p>
				{footer.priceNote ? <Line parts={footer.priceNote} className={styles.note} /> : null}
				{contact.map((parts) => (
					<Line key={JSON.stringify(parts)} parts={parts} />
				))}
				{social.length > 0 ? (
					<p className={styles.row}>
						{social.map(({ label, href }) => (
							<a key={href} href={href}>
								{label}
							</a>
						))}
					</p>
				) : null}
				{app ? (
					<a href={app.href}>
						{app.code && !isFolded ? (
							<img src={app.code} width={CODE_SIZE} height={CODE_SIZE} alt="" loading="lazy" />
						) : null}
						{app.label}
					</a>
				) : null}
			</div>
			{isFolded ? (
				<div className={styles.wide}>
					{footer.columns.map((column) => (
						<details key={column.title}>
							<summary className={selectorStyles.summary}>
								<h2 className={type_.label}>{column.title}</h2>
							</summary>
							<Links links={column.links} />
						</details>
					))}
				</div>
			) : (
				footer.columns.map((column) => (
					<div key={column.title}>
						<h2 className={type_.label}>{column.title}</h2>
						<Links links={column.links} />
					</div>
				))
			)}
		</>
	);
}

const Line = ({ parts, className }: { parts: readonly LinkedPart[]; className?: string }) => (
	<p className={className}>
		{parts.map(({ text, href }) =>
			href ? (
				<a key={text} href={href}>
					{parts.length > 1 ? <u>{text}</u> : text}
				</a>
			) : (
				text
			),
		)}
	</p>
);

const Links = ({ links }: { links: FooterView["columns"][number]["links"] }) => (
	<ul>
		{links.map((link) => (
			<li key={link.href}>
				<a href={link.href}>{link.label}</a>
			</li>
		))}
	</ul>
);
