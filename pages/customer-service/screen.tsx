import { Sections } from "../../client/state/drawing/sections.tsx";
import plain from "../../client/styles/plain-page.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Icon } from "../../client/ui/icon.tsx";
import type { CustomerServiceData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: CustomerServiceData }) {
	const { title, description, links, contact } = data;
	return (
		<main id="main">
			<div className={classNames(plain.plain, plain.article, plain.short)}>
				<div className={styles.words}>
					<h1 className={type_.display}>{title}</h1>
					<p className={classNames(type_.lead, type_.muted)}>{description}</p>
				</div>
				{links.length > 0 ? (
					<ul className={styles.links}>
						{links.map(({ label, href, note }) => (
							<li key={href}>
								<a href={href} className={styles.link}>
									<span className={type_.title}>{label}</span>
									{note ? <span className={type_.muted}>{note}</span> : null}
									<Icon name="next" />
								</a>
							</li>
						))}
					</ul>
				) : null}
			</div>
			<div className={classNames(plain.plain, plain.article, styles.contact)}>
				<div className={styles.words}>
					<h2 className={type_.title}>{contact.title}</h2>
					<a href={`mailto:${contact.email}`} className={type_.link}>
						{contact.email}
					</a>
				</div>
				<Sections data={data} />
			</div>
		</main>
	);
}
