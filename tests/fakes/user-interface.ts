const BUTTONS = { OK: 'ok', YES: 'yes', NO: 'no', CANCEL: 'cancel', CLOSE: 'close' } as const;

/** The sets of buttons that the spreadsheet script uses. */
const BUTTON_SETS = {
  OK: [BUTTONS.OK],
  OK_CANCEL: [BUTTONS.OK, BUTTONS.CANCEL],
  YES_NO: [BUTTONS.YES, BUTTONS.NO],
} as const;

type Button = (typeof BUTTONS)[keyof typeof BUTTONS];
type ButtonSet = (typeof BUTTON_SETS)[keyof typeof BUTTON_SETS];

/** What the user does in a dialog: types a text where there is a field, and presses a button. */
export interface Reply {
  button: Button;
  text?: string;
  /** What happens while the dialog is open. */
  meanwhile?: () => void;
}

/** A dialog that the script has shown. */
export interface Dialog {
  title: string;
  message: string;
}

/**
 * A fake of the user interface of a spreadsheet, with the signatures of Google:
 * https://developers.google.com/apps-script/reference/base/ui. It records menus and dialogs. A dialog gets
 * the next of the replies, or a press on OK if it has no other button.
 */
export class FakeUi {
  readonly Button = BUTTONS;
  readonly ButtonSet = BUTTON_SETS;
  /** The items of each menu by its name: their captions and the names of their functions. */
  readonly menus = new Map<string, Map<string, string>>();
  readonly dialogs: Dialog[] = [];
  private readonly replies: Reply[];

  constructor(replies: Reply[] = []) {
    this.replies = replies;
  }

  createMenu(name: string) {
    const items = new Map<string, string>();
    const menu = {
      addItem: (caption: string, functionName: string) => {
        items.set(caption, functionName);
        return menu;
      },
      addToUi: () => void this.menus.set(name, items),
    };
    return menu;
  }

  alert(title: string, message: string, buttons: ButtonSet): Button {
    return this.show(title, message, buttons).button;
  }

  prompt(title: string, message: string, buttons: ButtonSet) {
    const { button, text = '' } = this.show(title, message, buttons);
    return { getSelectedButton: () => button, getResponseText: () => text };
  }

  private show(title: string, message: string, buttons: ButtonSet): Reply {
    this.dialogs.push({ title, message });
    if (buttons === BUTTON_SETS.OK) return { button: BUTTONS.OK };
    const reply = this.replies.shift();
    if (!reply) throw new Error(`nobody replies to the dialog "${title}"`);
    if (reply.button !== BUTTONS.CLOSE && !buttons.some((button) => button === reply.button))
      throw new Error(`the dialog "${title}" has no button ${reply.button}`);
    reply.meanwhile?.();
    return reply;
  }
}
