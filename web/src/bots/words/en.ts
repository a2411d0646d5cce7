/** English: whom one plays against, and who may change that. */
export const en = {
  against: 'Against',
  againstOf: (game: string, bot: string) => `Against ${bot}. Choose whom you play ${game} against`,
  remembered: 'Remembered on this device.',
  level: 'Level',
  style: 'Style',
  taste: 'A style is taste, not strength: its share of the wins was within chance.',
  who: 'Who sits here?',
  whoFor: (name: string) => `Who plays for ${name}?`,
  sit: 'Take the seat',
  becomes: 'Change the bot',
  host: 'During the game the host may make a bot stronger. Anything else takes the consent of everybody who plays.',
  askAll: 'Ask everybody',
  asked: 'You have asked everybody.',
  wishes: (names: string, n: number, seat: string, bot: string) =>
    `${names} ${n === 1 ? 'wants' : 'want'} ${seat} to play as: ${bot}`,
  no: 'No',
  climb: (bot: string) => `Two wins against these bots. Try one ${bot} among them?`,
  climbYes: 'Try it',
};
