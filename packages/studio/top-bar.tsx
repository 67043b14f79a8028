import { useState } from "react";
import { call } from "./shared/calls.ts";
import { Dialog } from "./shared/dialog.tsx";
import { formatClock } from "./shared/times.ts";
import { useStudio } from "./shared/use-studio.ts";
import type { SaveStatus } from "./store/entry-store.ts";

type Props = {
	title: string;
	isOpen: boolean;
	hasHistory: boolean;
	canUnpublish: boolean;
	onTurn: (way: "undo" | "redo") => void;
	onShow: (dialog: "publish" | "schedule" | "history" | "unpublish") => void;
};

const sayStatus = (status: SaveStatus, waiting: number): string => {
	switch (status.kind) {
		case "idle":
			return waiting > 0 ? "Not saved yet" : "";
		case "saving":
			return "Saving";
		case "saved":
			return waiting > 0 ? "Saving" : `Saved ${formatClock(status.at)}`;
		case "retrying":
			return "Could not save, trying again. Your changes are kept in this browser.";
		case "signed-out":
			return "Your session has ended. Your changes are kept in this browser.";
		case "refused":
			return "Not saved: see the form";
	}
};

/** Shows the state of saving, and offers steps back and what becomes of the drafts. */
export function TopBar({ title, isOpen, hasHistory, canUnpublish, onTurn, onShow }: Props) {
	const { store, settings, say } = useStudio();
	const [name, setName] = useState(settings.editor);
	const [isNaming, setNaming] = useState(false);
	const { lastStep, nextStep, status } = store;
	const rename = async (next: string) => {
		try {
			await call("POST", "/name", { name: next });
			setName(next);
			setNaming(false);
		} catch (error) {
			say(`Your name stays: ${(error as Error).message}`, "failed");
		}
	};
	return (
		<header className="top-bar">
			<p className="brand">Studio</p>
			<p className="page-title" dir="auto">
				{title}
			</p>
			<p className="save-status" role="status" data-kind={status.kind}>
				{sayStatus(status, store.edits.size)}
			</p>
			{status.kind === "signed-out" ? (
				<a href="/studio" target="_blank" rel="noreferrer">
					Sign in again
				</a>
			) : null}
			<div className="actions">
				<button type="button" disabled={!lastStep} onClick={() => onTurn("undo")}>
					Undo
				</button>
				<button type="button" disabled={!nextStep} onClick={() => onTurn("redo")}>
					Redo
				</button>
				<button type="button" disabled={!hasHistory} onClick={() => onShow("history")}>
					History
				</button>
				<button type="button" disabled={!canUnpublish} onClick={() => onShow("unpublish")}>
					Unpublish
				</button>
				<button type="button" disabled={!isOpen} onClick={() => onShow("schedule")}>
					Schedule
				</button>
				<button type="button" className="primary" disabled={!isOpen} onClick={() => onShow("publish")}>
					Publish
				</button>
				<button
					type="button"
					className="quiet"
					aria-label={`You are ${name}. Change your name`}
					onClick={() => setNaming(true)}
				>
					{name}
				</button>
			</div>
			{isNaming ? (
				<Dialog title="Your name" onClose={() => setNaming(false)}>
					<form
						onSubmit={(event) => {
							event.preventDefault();
							void rename(String(new FormData(event.currentTarget).get("name")));
						}}
					>
						<div className="row">
							<label htmlFor="editor-name">Your changes carry this name</label>
							<input id="editor-name" name="name" required maxLength={60} defaultValue={name} />
						</div>
						<div className="actions">
							<button type="submit" className="primary">
								Change
							</button>
						</div>
					</form>
				</Dialog>
			) : null}
		</header>
	);
}
