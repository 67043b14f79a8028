import { usePath, usePlace } from "../../client/state/app-context.tsx";
import type { SectionProps } from "../../client/state/drawing/sections.tsx";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Cta } from "../../client/ui/cta.tsx";
import field from "../../client/ui/forms/field.module.css";
import { Nodes } from "../../client/ui/rich-text/nodes.tsx";
import { FramedPicture } from "../framed-picture.tsx";
import type { SignUpView } from "./section.ts";
import styles from "./view.module.css";

const SIZES = "(min-width: 768px) 50vw, 100vw";

/** The browser posts the form to the newsletter's page, which announces the outcome (content-31). */
export function Part({ view, section }: SectionProps<SignUpView>) {
	const { shell } = usePlace();
	const [path = ""] = usePath()
		.slice(shell.homeHref.length - 1)
		.split("?");
	const { title, text, email, consents, agreement, links, picture } = view;
	const headingId = `sign-up-${section.key.replaceAll(".", "-")}`;
	return (
		<section className={picture && styles.pictured} aria-labelledby={headingId}>
			{picture ? (
				<FramedPicture image={picture} sizes={SIZES} className={styles.picture} first={view.isFirst} />
			) : null}
			<form method="post" action={shell.newsletterHref} className={styles.form}>
				<input type="hidden" name="from" value={path} />
				<h2 id={headingId} className={type_.display}>
					{title}
				</h2>
				<p>{text}</p>
				<div className={styles.row}>
					<label className={field.field}>
						<span className={type_.small}>{email}</span>
						<input
							className={field.input}
							type="email"
							name="email"
							autoComplete="email"
							maxLength={256}
							dir="ltr"
							required
						/>
					</label>
					<button type="submit" className={classNames(button.button, button.dark)}>
						{view.button}
					</button>
				</div>
				{consents.map(({ name, label }) => (
					<label key={name} className={classNames(type_.small, field.checkbox)}>
						<input type="hidden" name="asks" value={name} />
						<input type="checkbox" name={name} />
						<span>
							{label.map((part) =>
								part.href ? (
									<a key={part.text} href={part.href}>
										{part.text}
									</a>
								) : (
									part.text
								),
							)}
						</span>
					</label>
				))}
				<div className={classNames(type_.small, type_.muted, styles.agreement)}>
					<Nodes nodes={agreement} />
				</div>
				{links.length > 0 ? (
					<ul className={styles.links}>
						{links.map((link) => (
							<li key={link.label}>
								<Cta cta={link} />
							</li>
						))}
					</ul>
				) : null}
			</form>
		</section>
	);
}
